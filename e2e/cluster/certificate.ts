/** Files (PEM) of a server's certificate and key, and the certificate of the CA that signed it. */
export interface Certificate {
  readonly host: string;
  readonly certFile: string;
  readonly keyFile: string;
  readonly authorityFile: string;
}

/** The files of a server's certificate, and of the authority that made it. */
export interface Certificate {
  readonly host: string;
  readonly certFile: string;
  readonly keyFile: string;
  readonly authorityFile: string;
}

/** Address and credentials of an S3-compatible store. */
export interface S3Address {
  /** Undefined: Amazon's endpoint of the region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  /** Prefix of every key; empty, or ends with a slash. */
  readonly prefix: string;
  /** Undefined: the credentials of the machine's role are used. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

/**
 * Parses `https://KEY:SECRET@host:port/bucket/prefix?region=eu-west-2` (any S3-compatible store) or
 * `s3://KEY:SECRET@bucket/prefix?region=eu-west-2` (Amazon S3). Special characters in key and secret are percent-encoded;
 * both may be omitted if the machine has a role.
 * @throws RangeError when the bucket is missing, or a key has no secret
 */
export function readS3Address(text: string): S3Address {
  const url = new URL(text);
  const [first = '', ...others] = url.pathname.split('/').filter((part) => part !== '');
  const amazon = url.protocol === 's3:';
  const bucket = amazon ? url.hostname : first;
  if (bucket === '') throw new RangeError('must name a bucket');
  if ((url.username === '') !== (url.password === '')) throw new RangeError('must have both key and secret');
  const prefixParts = amazon ? [first, ...others].filter((part) => part !== '') : others;
  return {
    endpoint: amazon ? undefined : url.origin,
    region: url.searchParams.get('region') ?? 'eu-west-2',
    bucket,
    prefix: prefixParts.map((part) => `${part}/`).join(''),
    credentials:
      url.username === ''
        ? undefined
        : {
            accessKeyId: decodeURIComponent(url.username),
            secretAccessKey: decodeURIComponent(url.password),
          },
  };
}

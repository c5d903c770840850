/** All links in an email, in order. @param mail the raw message with its headers */
export function linksInMail(mail: string): readonly URL[] {
  // Decodes the parts of quoted-printable that occur in links: soft line breaks and equals signs.
  const text = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  return [...text.matchAll(/https?:\/\/[^\s"<>]+/g)].map(([link]) => new URL(link));
}

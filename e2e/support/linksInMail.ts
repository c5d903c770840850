/** The addresses that a mail's text leads to, in its order. @param mail as it was sent, headers included */
export function linksInMail(mail: string): readonly URL[] {
  // Quoted-printable: soft line breaks and encoded equals signs.
  const text = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  return [...text.matchAll(/https?:\/\/[^\s"<>]+/g)].map(([link]) => new URL(link));
}

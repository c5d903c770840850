interface Named {
  readonly username: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

const firstLetters = (text: string, count: number) => [...text.trim()].slice(0, count).join('');

/** The letters of a person's picture: of first and last name, else two of the username, else a question mark. */
export function initialsOf(user: Named | null): string {
  if (user === null) return '?';
  const first = firstLetters(user.firstName ?? '', 1);
  const last = firstLetters(user.lastName ?? '', 1);
  const letters = first !== '' && last !== '' ? first + last : firstLetters(user.username, 2);
  return letters === '' ? '?' : letters.toLocaleUpperCase('en-GB');
}

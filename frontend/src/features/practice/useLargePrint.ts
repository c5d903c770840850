import { useKeptPractice } from '../../record/practice/keptPractice';

/** How large questions and answers are written, as the person wants it: for the `sx` of what they stand in. */
export function useLargePrint(): { readonly fontSize?: string } {
  const { options } = useKeptPractice();
  return options.largePrint ? { fontSize: '1.375rem' } : {};
}

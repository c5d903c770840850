import { createContext } from 'react';

/** False around a saved result whose rules have changed since: what is worked out now does not belong beside it. */
export const SameRulesContext = createContext(true);

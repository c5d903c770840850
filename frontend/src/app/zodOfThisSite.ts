import { config } from 'zod';

// Else zod tries whether it may make code from text. The Content-Security-Policy says no, and browsers report each try.
config({ jitless: true });

export * from 'zod';

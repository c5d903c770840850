/** The folder from which a command was called: npm runs us in the repository's folder, and passes the caller's on. */
export const callerFolder = (): string => process.env['INIT_CWD'] ?? process.cwd();

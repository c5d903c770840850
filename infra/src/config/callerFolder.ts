/**
 * The folder from which a command was called. npm runs the program in the repository's folder and passes the caller's
 * folder in a variable.
 */
export const callerFolder = (): string => process.env['INIT_CWD'] ?? process.cwd();

/** Where whoever calls a command stands: npm runs us in the folder of the repository, and says where it was called. */
export const callerFolder = (): string => process.env['INIT_CWD'] ?? process.cwd();

/** The command, or a file that it names, cannot be used; the message is for whoever typed it. */
export class UsageError extends Error {}

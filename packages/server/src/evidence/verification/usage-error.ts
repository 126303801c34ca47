/** The command, or a file that it names, cannot be used; the message is for the user of the command. */
export class UsageError extends Error {}

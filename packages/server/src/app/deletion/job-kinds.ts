/** Deletes an account; the key is the id of its person. */
export const DELETE_ACCOUNT_JOB = 'account.delete';

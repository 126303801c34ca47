/** The tasks of the pool for foreign bytes, by name; app/workers adds them. */
export interface RiskyTasks {}
/** The tasks of the pool for public verification. */
export interface VerifyTasks {}
/** The tasks of the pool for this server's own bytes. */
export interface SignTasks {}
/** The tasks of the pool for large JSON bodies. */
export interface BodyTasks {}

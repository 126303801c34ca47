import { SESSION_NAME_COOKIE } from '@countersign/contract';

/**
 * The public id of the session, by which it registers for its pushes; it authenticates nothing (Rulings §1.8). Undefined if this
 * browser has no session: the server sets and clears it together with the cookie that scripts cannot read.
 */
export const sessionName = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${SESSION_NAME_COOKIE}=`))
    ?.slice(SESSION_NAME_COOKIE.length + 1);

/** The search of the landing page; the router has checked that `returnTo` is an address of this site. */
export interface LandingSearch {
  to?: 'sign' | 'login' | 'register';
  envelopeId?: string;
  participantId?: string;
  returnTo?: string;
}

/** The target of a landing. `page` needs a session unless it is public. */
export type Target =
  | { readonly kind: 'sign'; readonly href: string; readonly envelopeWsid: string; readonly participantWsid: string }
  | { readonly kind: 'login' | 'register'; readonly href: string }
  | { readonly kind: 'page'; readonly href: string; readonly isOpen: boolean }
  | { readonly kind: 'nowhere' };

const ID = /^[A-Za-z0-9_]{1,64}$/;
const SIGN_PATH = /^\/sign\/([A-Za-z0-9_]{1,64})\/([A-Za-z0-9_]{1,64})\/?$/;
/** API calls and files are for programs and never the target of a landing. */
const NO_PAGE = /^\/(api|files|pki|dev|assets|landing)(\/|\?|#|$)/;
const OPEN_PAGE = /^\/(homePage|manual|verify|forgot-password|find-password|invitation|join)(\/|\?|#|$)/;

/** The target of a landing: a signing, the login, the registration, or a page of this site. */
export function targetOf({ to, envelopeId, participantId, returnTo }: LandingSearch): Target {
  if (to === 'sign') return signing(envelopeId, participantId);
  if (to === 'login' || to === 'register') return { kind: to, href: `/${to}${returning(returnTo)}` };
  if (returnTo === undefined || NO_PAGE.test(returnTo)) return { kind: 'nowhere' };
  const sign = SIGN_PATH.exec(returnTo);
  if (sign) return signing(sign[1], sign[2]);
  const entry = /^\/(login|register)(\?|#|$)/.exec(returnTo)?.[1];
  if (entry === 'login' || entry === 'register') return { kind: entry, href: returnTo };
  return { kind: 'page', href: returnTo, isOpen: OPEN_PAGE.test(returnTo) };
}

function signing(envelopeWsid: string | undefined, participantWsid: string | undefined): Target {
  if (envelopeWsid === undefined || participantWsid === undefined) return { kind: 'nowhere' };
  if (!ID.test(envelopeWsid) || !ID.test(participantWsid)) return { kind: 'nowhere' };
  return { kind: 'sign', href: `/sign/${envelopeWsid}/${participantWsid}`, envelopeWsid, participantWsid };
}

const returning = (returnTo: string | undefined): string =>
  returnTo === undefined || NO_PAGE.test(returnTo) ? '' : `?returnTo=${encodeURIComponent(returnTo)}`;

/** Where the button leads: a page that needs a session leads a stranger through the login. */
export const wayTo = (target: Exclude<Target, { kind: 'nowhere' }>, isMember: boolean): string =>
  target.kind === 'page' && !target.isOpen && !isMember ? `/login${returning(target.href)}` : target.href;

/** WeChat's own browser can neither download a contract nor use passkeys. */
export const isInsideWeChat = (userAgent: string): boolean => /MicroMessenger/i.test(userAgent);

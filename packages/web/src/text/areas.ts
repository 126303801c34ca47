/** Pages whose texts are in one file for each language. */
export const TEXT_AREAS = [
  'sign',
  'signing',
  'verify',
  'result',
  'home',
  'manual',
  'light',
  'console',
  'detail',
  'prepare',
  'account',
  'enterprise',
  'operator',
] as const;
export type TextArea = (typeof TEXT_AREAS)[number];

/** The texts that pages need before they are shown, by their addresses; the first line that fits counts. */
export const AREAS_OF_PAGES: readonly (readonly [RegExp, readonly TextArea[]])[] = [
  [/^\/sign(?:\/|$)/, ['sign']],
  [/^\/(?:in-person|scan|shield|batch-sign)(?:\/|$)/, ['sign', 'signing']],
  [/^\/verify(?:\/|$)/, ['verify']],
  [/^\/(?:(?:homePage|landing|login|register|forgot-password|find-password)\/?)?$/i, ['home']],
  [/^\/manual(?:\/|$)/, ['manual']],
  [/^\/operator(?:\/|$)/, ['operator']],
  [/^\/enterprise(?:\/|$)/, ['enterprise']],
  [/^\/account(?:\/|$)/, ['account']],
  [/^\/envelope-detail(?:\/|$)/, ['detail']],
  [/^\/envelopes\/[^/]+\/edit(?:\/|$)/, ['prepare']],
  [/^\/(?:wesign|envelopes|enterprise-envelopes|messages|bulk|enterprises)(?:\/|$)/, ['console']],
  [/^/, ['light']],
];

export const areasOf = (pathname: string): readonly TextArea[] =>
  AREAS_OF_PAGES.find(([pattern]) => pattern.test(pathname))?.[1] ?? [];

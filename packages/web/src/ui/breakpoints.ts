/** The three widths at which layouts change, as in the media queries of the styles (a check compares them). */
const BREAKPOINTS = { phone: 640, tablet: 860, laptop: 1080 } as const;

export const UP_TO_PHONE = `(max-width: ${BREAKPOINTS.phone}px)`;
export const ABOVE_PHONE = `(min-width: ${BREAKPOINTS.phone + 1}px)`;
/** The width up to which the console's frame has its navigation at the bottom. */
export const UP_TO_TABLET = `(max-width: ${BREAKPOINTS.tablet}px)`;
export const ABOVE_TABLET = `(min-width: ${BREAKPOINTS.tablet + 1}px)`;
export const ABOVE_LAPTOP = `(min-width: ${BREAKPOINTS.laptop + 1}px)`;

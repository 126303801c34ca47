/** What places a field of one's own, in one script. */
export { PlacingLayer } from './placing-layer.tsx';
export { PlacingStrip } from './placing-strip.tsx';

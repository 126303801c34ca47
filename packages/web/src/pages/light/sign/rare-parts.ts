/** What few contracts need, in one script. */
export { ForcedReading } from './forced-reading.tsx';
export { PlacingLayer } from './placing-layer.tsx';
export { PlacingStrip } from './placing-strip.tsx';

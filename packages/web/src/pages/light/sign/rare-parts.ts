/** What few contracts need, in one script. */
export { ForcedReading } from './forced-reading.tsx';
export { GiveBack } from './give-back.tsx';
export { PlacingLayer } from './placing-layer.tsx';
export { PlacingStrip } from './placing-strip.tsx';

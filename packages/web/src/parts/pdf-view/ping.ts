/** What the page asks the drawing worker, and what a worker that still runs answers. */
export const PING = 'countersign-ping';
export const PONG = 'countersign-pong';

/** The ping of the page to the drawing worker, and the answer of a running worker. */
export const PING = 'countersign-ping';
export const PONG = 'countersign-pong';

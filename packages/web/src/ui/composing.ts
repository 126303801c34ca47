import type { ChangeEvent } from 'react';

/**
 * An input method is still composing: its intermediate text, such as the ' between two syllables, must not be changed, or the
 * field would break the input. `compositionend` follows.
 */
export const isComposing = ({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean =>
  nativeEvent instanceof InputEvent && nativeEvent.isComposing;

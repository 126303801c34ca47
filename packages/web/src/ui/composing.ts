import type { ChangeEvent } from 'react';

/**
 * An input method is still putting the text together: what it shows meanwhile, such as the ' between two syllables, is its
 * own, and a field that took it away would break what is being typed. `compositionend` follows.
 */
export const isComposing = ({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean =>
  nativeEvent instanceof InputEvent && nativeEvent.isComposing;

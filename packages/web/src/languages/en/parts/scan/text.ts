import type { text as Shape } from '../../../zh-CN/parts/scan/text.ts';

export const text: typeof Shape = {
  title: 'Draw on the phone',
  steps: ['Scan the code with the camera of your phone', 'Draw there and press “Send”', 'It appears here by itself'],
  code: 'QR code: scan it with your phone to draw there',
  making: 'Creating a code…',
  left: (minutes, seconds) => `runs out in ${minutes}:${String(seconds).padStart(2, '0')}`,
  opened: 'Opened on your phone. Please write there',
  expired: 'The code has expired',
  again: 'Make a new code',
  drawn: 'What you drew on the phone has arrived',
  once: 'The code works once. Do not pass it on to anyone.',
};

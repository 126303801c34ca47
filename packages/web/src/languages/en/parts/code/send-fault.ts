import type { FaultWords } from '../../../../parts/code/send-fault.ts';
import { supportContact } from '../../../../text/support.ts';

export const text: FaultWords = {
  CONTACT: 'Contact format error',
  BUSY: 'Sending too frequent, click after the countdown ends',
  TIMEOUT: 'Send request timed out',
  FREQUENT: 'Send request too frequent, please wait {wait}',
  AMOUNT: "Today's limit of received codes reached, please try tomorrow",
  BLACKLISTED: `This number cannot receive codes, please contact customer service at ${supportContact()}`,
  LOCKED: 'Sorry, too many code entries, try again in one hour',
  LOCKED_LOGIN: 'Sorry, too many code entries, try login again in one hour',
  CAPTCHA: 'Please fetch the graphic captcha again',
  NETWORK: '',
  FAILED: 'Send failed',
};

import { defineText } from '../../../../text/text.ts';

export const useShieldDevicesText = defineText('pages/console/account/security/shield-devices-text');

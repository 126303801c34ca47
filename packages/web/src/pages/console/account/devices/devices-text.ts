import { defineText } from '../../../../text/text.ts';

export const useDevicesText = defineText('pages/console/account/devices/devices-text');

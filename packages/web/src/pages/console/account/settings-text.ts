import { defineText } from '../../../text/text.ts';

/** The sections of the settings. */
export const useSettingsText = defineText('pages/console/account/settings-text');

import { defineText } from '../../../../text/text.ts';

/** The texts about API keys and webhooks of an enterprise. */
export const useApplicationsText = defineText('pages/console/enterprise/applications/text');

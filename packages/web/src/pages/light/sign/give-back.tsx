import { IN_PERSON } from '../../../api/in-person.ts';
import { defineText } from '../../../text/text.ts';
import { AnchorButton } from '../../../ui/index.ts';

const useWords = defineText('pages/light/sign/give-back');

/** On the device of the sender: the one way out of the pages of a participant (ux 54). */
export const GiveBack = () => <AnchorButton variant="quiet" size="s" label={useWords().back} href={IN_PERSON} />;

import { shownContact } from '@countersign/domain';

/** A contact as people read it, for pages that load this only with a number from abroad. */
export const Shown = ({ contact }: { contact: string }) => <>{shownContact(contact)}</>;

import type { Invitation } from '@countersign/contract';
import { useMutation } from '@tanstack/react-query';
import { useMay } from '../../../../api/privileges.ts';
import { showError } from '../../../../parts/trouble/show-error.ts';
import type { MenuItem } from '../../../../ui/menu.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { copyText } from './copy-text.ts';
import { resendInvitation } from './invitation-calls.ts';
import { useInvitationsText } from './invitations-text.ts';

/** The acts that the state of an invitation and the permissions allow; an accepted invitation has none. */
export function useActs(enterpriseWsid: string, invitation: Invitation, onDelete: () => void): MenuItem[] {
  const words = useInvitationsText();
  const mayDelete = useMay('members:invitations:delete');
  const mayHandle = useMay('members:applications:handle');
  const { invitationWsid, status, href } = invitation;
  const resend = useMutation({
    mutationFn: () => resendInvitation(enterpriseWsid, invitationWsid),
    onSuccess: () => toast('success', words.resent),
    onError: showError,
  });
  if (status !== 'WAITING' && status !== 'EXPIRED') return [];
  const copy: MenuItem = {
    key: 'copy',
    icon: 'copy',
    label: words.copy,
    onSelect: () =>
      void copyText(href).then((done) => toast(done ? 'success' : 'warning', done ? words.copied : words.copyFailed)),
  };
  const again: MenuItem = {
    key: 'resend',
    icon: 'send',
    label: words.resend,
    onSelect: () => resend.mutate(),
  };
  const remove: MenuItem = {
    key: 'delete',
    icon: 'trash',
    label: words.delete,
    danger: true,
    onSelect: onDelete,
  };
  return [...(status === 'WAITING' ? [copy] : []), ...(mayHandle ? [again] : []), ...(mayDelete ? [remove] : [])];
}

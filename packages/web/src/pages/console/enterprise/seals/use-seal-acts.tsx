import { type OfficeSeal, api } from '@countersign/contract';
import { NAME_MAX } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { call } from '../../../../api/client.ts';
import { useMay } from '../../../../api/privileges.ts';
import { attempt } from '../../../../parts/trouble/attempt.ts';
import { ConfirmDialog, SelectField, bound, toast } from '../../../../ui/index.ts';
import type { MenuItem } from '../../../../ui/menu.tsx';
import { FormSheet, useForm } from '../../../../parts/form/form.ts';
import { NameSheet } from '../../parts/name-sheet.tsx';
import { AuthorizeSheet } from './authorize-sheet.tsx';
import { groupsQuery, refreshSeals, stateOf } from './queries.ts';
import { useSealsText } from './text.ts';

type ActName = 'rename' | 'move' | 'authorize' | 'abandon';
interface Wish {
  readonly act: ActName;
  readonly seal: OfficeSeal;
}
interface SealActs {
  /** The acts on a seal that its state and the permissions of the viewer allow (ux 37). */
  actsOf(seal: OfficeSeal, isDetail?: boolean): readonly MenuItem[];
  begin(act: ActName, seal: OfficeSeal): void;
  /** The sheet of the current act. */
  readonly sheet: ReactNode;
}

/** The acts on a seal, shared by its card and its page. */
export function useSealActs(): SealActs {
  const words = useSealsText();
  const navigate = useNavigate();
  const [wish, setWish] = useState<Wish | null>(null);
  const may = {
    rename: useMay('officeSeals:name:update'),
    move: useMay('officeSeals:groups:move'),
    authorize: useMay('officeSeals:authorize'),
    abandon: useMay('officeSeals:abandon'),
    log: useMay('officeSeals:manage'),
  };
  const begin = (act: ActName, seal: OfficeSeal) => setWish({ act, seal });
  const actsOf = (seal: OfficeSeal, isDetail = false): readonly MenuItem[] => {
    const state = stateOf(seal);
    const isLive = state !== 'ABANDONED';
    const { officeSealWsid } = seal;
    const item = (act: ActName, label: string, icon: MenuItem['icon']): MenuItem => ({
      key: act,
      label,
      icon,
      danger: act === 'abandon',
      onSelect: () => begin(act, seal),
    });
    const log: MenuItem = {
      key: 'log',
      label: words.useLog,
      icon: 'clock',
      onSelect: () =>
        void navigate({ to: '/enterprise/seals/$officeSealWsid', params: { officeSealWsid }, hash: 'uses' }),
    };
    return [
      ...(may.authorize && state === 'USABLE' ? [item('authorize', words.authorize, 'users')] : []),
      ...(may.rename && isLive ? [item('rename', words.rename, 'pen')] : []),
      ...(may.move && isLive ? [item('move', words.move, 'files')] : []),
      ...(may.log && !isDetail ? [log] : []),
      ...(may.abandon && isLive ? [item('abandon', words.abandon, 'trash')] : []),
    ];
  };
  const sheet = wish && <ActSheet {...wish} onClose={() => setWish(null)} />;
  return { actsOf, begin, sheet };
}

interface ActSheetProps extends Wish {
  onClose: () => void;
}
function ActSheet({ act, seal, onClose }: ActSheetProps) {
  if (act === 'rename') return <RenameSheet seal={seal} onClose={onClose} />;
  if (act === 'move') return <MoveSheet seal={seal} onClose={onClose} />;
  if (act === 'authorize') return <AuthorizeSheet seal={seal} onClose={onClose} />;
  return <AbandonDialog seal={seal} onClose={onClose} />;
}

interface SheetProps {
  seal: OfficeSeal;
  onClose: () => void;
}
function RenameSheet({ seal: { officeSealWsid, name }, onClose }: SheetProps) {
  const words = useSealsText();
  const rename = async (typed: string) => {
    await call(api.renameOfficeSeal, { params: { officeSealWsid }, body: { name: typed } });
    toast('success', words.renamed);
    await refreshSeals();
    onClose();
  };
  return (
    <NameSheet
      title={words.renameTitle}
      act={words.rename}
      label={words.name}
      name={name}
      maxLength={NAME_MAX}
      missing={words.nameMissing}
      onSave={rename}
      onClose={onClose}
    />
  );
}

function MoveSheet({ seal: { officeSealWsid, groupWsid }, onClose }: SheetProps) {
  const words = useSealsText();
  const form = useForm();
  const { data: groups = [] } = useQuery(groupsQuery);
  const [chosen, setChosen] = useState(groupWsid ?? '');
  const move = async () => {
    const body = { groupWsid: chosen === '' ? null : chosen };
    await call(api.moveOfficeSeal, { params: { officeSealWsid }, body });
    await refreshSeals();
  };
  return (
    <FormSheet
      title={words.moveTitle}
      act={words.moveIt}
      form={form}
      onSubmit={move}
      done={words.moved}
      onClose={onClose}
    >
      <SelectField
        label={words.group}
        {...bound(chosen, setChosen)}
        none={words.noGroup}
        options={groups.map((group) => [group.groupWsid, group.name])}
      />
    </FormSheet>
  );
}

function AbandonDialog({ seal: { officeSealWsid, name }, onClose }: SheetProps) {
  const words = useSealsText();
  const abandon = async () => {
    await attempt(() => call(api.abandonOfficeSeal, { params: { officeSealWsid } }), words.abandoned);
    await refreshSeals();
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={words.abandonTitle(name)}
      description={words.abandonWhy}
      act={words.abandonIt}
      danger
      onConfirm={abandon}
    />
  );
}

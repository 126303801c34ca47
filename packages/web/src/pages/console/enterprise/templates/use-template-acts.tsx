import type { BstRow } from '@countersign/contract';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { api, call } from '../../../../api/client.ts';
import { useMay } from '../../../../api/privileges.ts';
import { showError } from '../../../../parts/trouble/show-error.ts';
import { ConfirmDialog, type IconName, toast } from '../../../../ui/index.ts';
import type { MenuItem } from '../../../../ui/menu.tsx';
import { uploadAvatar } from './avatar.ts';
import { openEditing, refreshTemplates } from './queries.ts';
import { RenameSheet } from './rename-sheet.tsx';
import { useTemplatesText } from './templates-text.ts';
import { UseSheet } from './use-sheet.tsx';

export interface TemplateActs {
  readonly itemsOf: (bst: BstRow) => MenuItem[];
  readonly use: (bst: BstRow) => void;
  readonly edit: (bst: BstRow) => void;
  readonly setStatus: (bst: BstRow, act: 'enable' | 'disable') => void;
  readonly isOpening: boolean;
  /** The sheets, to be rendered once beside the templates. */
  readonly sheet: ReactNode;
}

/** The acts on a template; acts the user may not do are not offered (ux 37). */
export function useTemplateActs({ onRemoved }: { onRemoved?: () => void } = {}): TemplateActs {
  const words = useTemplatesText();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<{ what: 'use' | 'rename' | 'remove'; bst: BstRow } | null>(null);
  const [isOpening, setOpening] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const pictured = useRef<BstRow | null>(null);
  const may = {
    enable: useMay('businessScenarioTemplates:enable'),
    disable: useMay('businessScenarioTemplates:disable'),
    remove: useMay('businessScenarioTemplates:recycled'),
  };
  const edit = (bst: BstRow) => {
    setOpening(true);
    openEditing(bst.bstWsid)
      .then((envelopeWsid) => {
        const params = { envelopeWsid };
        return navigate({ to: '/envelopes/$envelopeWsid/edit/documents', params });
      })
      .catch(showError)
      .finally(() => setOpening(false));
  };
  const settle = async ({ bstWsid }: BstRow, act: 'enable' | 'disable') => {
    const endpoint = act === 'enable' ? api.enableBst : api.disableBst;
    await call(endpoint, { params: { bstWsid }, body: {} });
    await refreshTemplates();
    toast('success', act === 'enable' ? words.enabledDone : words.disabledDone);
  };
  const setStatus = (bst: BstRow, act: 'enable' | 'disable') => void settle(bst, act).catch(showError);
  const remove = async ({ bstWsid }: BstRow) => {
    await call(api.deleteBst, { params: { bstWsid } });
    toast('success', words.removed);
    onRemoved?.();
    await refreshTemplates();
  };
  const picture = async (bst: BstRow, file: File) => {
    await uploadAvatar(bst.bstWsid, file);
    await refreshTemplates();
    toast('success', words.pictured);
  };
  const itemsOf = (bst: BstRow): MenuItem[] => {
    const isEnabled = bst.status === 'ENABLED';
    const choosePicture = () => {
      pictured.current = bst;
      picker.current?.click();
    };
    const item = (key: string, icon: IconName, label: string, onSelect: () => void): MenuItem => ({
      key,
      icon,
      label,
      onSelect,
    });
    const offered = [
      bst.mayUpdate && item('edit', 'pen', words.edit, () => edit(bst)),
      bst.mayUpdate && item('rename', 'tag', words.rename, () => setAsking({ what: 'rename', bst })),
      bst.mayUpdate && item('avatar', 'image', words.avatar, choosePicture),
      !isEnabled && may.enable && item('enable', 'check', words.enable, () => setStatus(bst, 'enable')),
      isEnabled && may.disable && item('disable', 'minus', words.disable, () => setStatus(bst, 'disable')),
      may.remove && {
        ...item('remove', 'trash', words.remove, () => setAsking({ what: 'remove', bst })),
        danger: true,
      },
    ];
    return offered.filter((one) => one !== false);
  };
  const close = () => setAsking(null);
  const sheet = (
    <>
      <input
        ref={picker}
        type="file"
        accept="image/png,image/jpeg"
        hidden
        aria-label={words.avatar}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          const bst = pictured.current;
          currentTarget.value = '';
          if (file && bst) void picture(bst, file).catch(showError);
        }}
      />
      {asking?.what === 'use' && <UseSheet bstWsid={asking.bst.bstWsid} name={asking.bst.name} onClose={close} />}
      {asking?.what === 'rename' && <RenameSheet bst={asking.bst} onClose={close} />}
      <ConfirmDialog
        open={asking?.what === 'remove'}
        onClose={close}
        title={words.removeTitle(asking?.bst.name ?? '')}
        description={words.removeWhy}
        act={words.remove}
        danger
        onConfirm={() => (asking === null ? undefined : remove(asking.bst).catch(showError))}
      />
    </>
  );
  return { itemsOf, use: (bst) => setAsking({ what: 'use', bst }), edit, setStatus, isOpening, sheet };
}

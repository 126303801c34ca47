import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { defineText } from '../text/text.ts';

const useWords = defineText(
  {
    changed: {
      title: '登录信息已变更，页面将刷新',
      why: '您在另一个标签页里登录、退出或切换了账号。',
      act: '刷新页面',
    },
    inactive: {
      title: '长时间未操作，连接已断开',
      why: '为了您的账号安全，请重新登录。已保存的内容都在。',
      act: '重新登录',
    },
    ended: {
      title: '您的登录已结束',
      why: '可能是您修改了密码，或在另一台设备上退出了这里的登录。如果不是您本人操作，请登录后修改密码。',
      act: '重新登录',
    },
    disabled: {
      title: '您已被当前企业禁用，将退出登录',
      why: '企业管理员停用了您的成员身份。重新登录后，您的个人账号仍可使用。',
      act: '退出登录',
    },
  },
  {
    changed: {
      title: 'Your login has changed; the page will refresh',
      why: 'You logged in, logged out or switched account in another tab.',
      act: 'Refresh the page',
    },
    inactive: {
      title: 'You were logged out after a long time without activity',
      why: 'To keep your account safe, please log in again. Everything you saved is still there.',
      act: 'Log in again',
    },
    ended: {
      title: 'Your login has ended',
      why: 'The password was changed, or you were logged out from another device. If it was not you, log in and change your password.',
      act: 'Log in again',
    },
    disabled: {
      title: 'The current enterprise has disabled you; you will be logged out',
      why: 'Its administrator has disabled your membership. You can still log in and use your personal account.',
      act: 'Log out',
    },
  },
);
export type SessionNotice = keyof ReturnType<typeof useWords>;

/** What happened to the session, with the one way on (Spec §8 "Startup and session"). */
export function SessionNoticeDialog({ notice, onAct }: { notice: SessionNotice | null; onAct: () => void }) {
  const words = useWords();
  const said = words[notice ?? 'changed'];
  return (
    <Dialog
      open={notice !== null}
      onClose={() => {}}
      locked
      size="s"
      title={said.title}
      description={said.why}
      footer={<Button variant="primary" label={said.act} onClick={onAct} />}
    />
  );
}

import type { text as Shape } from '../../../zh-CN/parts/messages/text.ts';

export const text: typeof Shape = {
  title: '알림',
  lead: '계약서와 계정에 관한 소식입니다.',
  bell: (unread: number) => (unread === 0 ? '알림' : `알림, 읽지 않음 ${unread}건`),
  all: '전체',
  unread: '읽지 않음',
  which: '알림 구분',
  unreadMark: '읽지 않음',
  readAll: '모두 읽음으로 표시',
  seeAll: '모든 알림 보기',
  none: '알림이 없습니다',
  noneWhy: '처리를 기다리는 계약서와 보낸 계약서의 진행 상황이 여기에 표시됩니다.',
  noneUnread: '읽지 않은 알림이 없습니다',
  noneUnreadWhy: '모든 알림을 읽었습니다.',
  today: '오늘',
  yesterday: '어제',
  fetchFailed: '알림을 불러오지 못했습니다',
  several: (count: number) => `새 알림이 ${count}건 있습니다`,
  open: '열기',
  count: (total: number) => `알림 ${total}건`,
};

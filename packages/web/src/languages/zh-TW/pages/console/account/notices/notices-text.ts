import { orMail } from '../../../../../../text/channels.ts';
import type { text as Shape } from '../../../../../zh-CN/pages/console/account/notices/notices-text.ts';
import { CHANNEL_LABELS } from '@countersign/contract/languages/zh-TW/labels';

export const text: typeof Shape = {
  title: '通知設定',
  lead: orMail(
    '選擇每類訊息用什麼方式提醒您，變更立即生效。同一則訊息只用簡訊或郵件中的一種傳送一次，優先用發起人填寫的那種。驗證碼一律會傳送。',
    '選擇每類訊息用什麼方式提醒您，變更立即生效。驗證碼一律會傳送。',
  ),
  table: '各類訊息的提醒方式',
  topicHead: '訊息',
  topic: { TURN: '輪到您了', REMINDER: '提醒', RESULT: '合約有結果', SECURITY: '帳號安全' },
  why: {
    TURN: '有合約等您簽署或審核',
    REMINDER: '發起人提醒您盡快處理',
    RESULT: '合約簽完、被拒絕、撤回或過期',
    SECURITY: '新裝置登入、密碼或聯絡方式變更；一律會通知，不能關閉',
  },
  channel: CHANNEL_LABELS,
  by: (topic, channel) => `${topic}：${channel}`,
  notOffered: '不適用',
  undone: '沒有儲存，已恢復原來的選擇。',
  noPhone: '您還沒有綁定手機號碼，訊息只會傳送到電子郵件。',
  noEmail: '您還沒有綁定電子郵件，訊息只會傳送到手機。',
  bind: '前往綁定',
  stopped: (contacts) => `已停止向 ${contacts} 傳送合約和邀請通知`,
  stoppedWhy: '有人從這裡取消訂閱或檢舉過我們的通知。驗證碼和帳號安全通知照常傳送。',
  resume: '恢復通知',
  resumed: '已恢復通知',
  desktopTitle: '桌面通知',
  desktopNone: '這個瀏覽器沒有桌面通知。',
  desktopDenied: '這個瀏覽器拒絕了本網站的通知。請在瀏覽器的網站設定裡改為允許。',
  desktopAsk: '這個瀏覽器還沒有允許桌面通知。',
  desktopGranted: '這個瀏覽器已允許桌面通知。開啟本網站時，輪到您簽署或審核會彈出提醒。',
  allow: '允許桌面通知',
  explainTitle: '允許桌面通知？',
  explain:
    '只有兩種提醒會彈出：輪到您簽署，或輪到您審核。點選提醒會開啟那份合約。接下來瀏覽器會詢問是否允許，您隨時可以在瀏覽器裡改回。',
  goOn: '繼續',
};

import type { text as Shape } from '../../../../zh-CN/pages/light/sign/join-way.ts';

export const text: typeof Shape = {
  ask: (enterprise) => (enterprise === '' ? '申請加入企業' : `申請加入 ${enterprise}`),
  said: {
    WAITING: '申請已送達企業負責人。通過後本頁會自動開啟合約，您也可以稍後再來。',
    PASSED: '您已加入企業，正在開啟合約…',
    REFUSED: '企業沒有通過您的申請。如有疑問，請聯絡企業負責人或發起人。',
  },
  look: '重新整理',
  login: '登入後申請加入',
};

import type { text as Shape } from '../../../../zh-CN/pages/light/sign/picture-text.ts';

export const text: typeof Shape = {
  asGiven: 'この画像はご自身で用意するものです。画像に含まれる名前は確認されず、証跡レポートにもその旨が記載されます。',
  signature: {
    title: 'あなたの署名',
    initials: 'あなたのイニシャル',
    keptHint: '保存済みの署名を使う',
    keptOf: (day) => `${day}に保存した署名`,
    preview: '契約書での実際の大きさ',
    keep: '次回のためにこの署名を保存',
    useAll: (count) => `${count}か所すべての署名に使う`,
    adopt: 'この署名を使う',
    needsInk: '先に署名を作成してください',
  },
  seal: {
    title: '印鑑を選択',
    none: '印鑑がまだありません。お名前から作成するか、手描きするか、画像をアップロードしてください。',
    upload: '印鑑を追加',
    adopt: 'この印鑑を使う',
    needsPicture: '先に印鑑を完成させてください',
    needs: '先に印鑑を選択してください',
    useAll: (count) => `${count}か所すべてに使う`,
    guest: '署名リンクでは印鑑を使用できません。ログインしてから、この契約書をもう一度開いてください。',
    naming: '印鑑の名前',
    defaultName: '私の印鑑',
    store: '印鑑を保存',
    login: 'ログインして続ける',
    own: '個人印',
    uploadOwn: '個人印を追加',
    officeOf: (enterprise) => `「${enterprise}」の会社印`,
    officeNone:
      'この契約書に使用を許可された企業の印鑑がありません。使用を申請してください。承認されると使用できます。',
    officeApply: '印鑑の使用を申請',
    officeUnverified:
      '企業の印鑑は、企業確認が済むと使用できます。企業の所有者に申請を依頼してください。',
    officeVerify: '企業確認を見る',
    lookAgain: '承認済みの場合は再読み込み',
    size: (width, height) => `${width} × ${height} mm`,
  },
};

import type { text as Shape } from '../../../../zh-CN/pages/console/detail/fingerprints-text.ts';

export const text: typeof Shape = {
  title: '해시값',
  lead: '내려받은 파일의 SHA-256이 여기의 값과 같으면 같은 파일입니다.',
  current: '현재 파일',
  completed: '완료 당시(증거 보고서의 기록)',
  renewed: '완료 후 보관용 타임스탬프가 새로 추가되었습니다. 원래 내용은 바뀌지 않았고 새 데이터를 뒤에 덧붙였습니다.',
  archived: (day) => `보관용 타임스탬프는 ${day}까지 유효하며 그 전에 자동으로 갱신됩니다.`,
};

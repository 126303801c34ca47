import type { ConsentWords } from '../../text/consent.ts';

export const CONSENT: ConsentWords = {
  sign: {
    button: '서명하기',
    text: (button) =>
      `“${button}”를 누르면 위의 모든 문서를 읽고 동의하며, 전자적으로 서명하고 이 서명에 인증서를 사용하는 데 동의함을 확인합니다.`,
  },
  fill: {
    button: '제출하기',
    text: (button) => `“${button}”를 누르면 위의 문서를 읽었으며 입력한 내용이 사실임을 확인합니다.`,
  },
  void: {
    button: '무효화 확인',
    text: (button) =>
      `“${button}” 버튼을 누르면 이 무효화 합의서를 읽었고, 모두가 확인하면 계약이 무효가 되는 것에 동의하며, 합의서에 전자적으로 서명하고 이 서명에 인증서를 사용하는 데 동의함을 확인합니다.`,
  },
  batch: {
    button: '서명하기',
    text: (button, count = 1) =>
      `“${button}”를 누르면 계약서 ${count}건의 모든 문서를 읽고 동의하며, 각각에 전자적으로 서명하고 서명마다 인증서를 사용하는 데 동의함을 확인합니다.`,
  },
};

import type { EnvelopeTexts } from '../../notice-texts.ts';

const because = (reason: string, before: string): string => (reason === '' ? '' : `${before}${reason}`);

/** Notices about an envelope. */
export const envelopes: EnvelopeTexts = {
  news: {
    TO_SIGN: ({ title, senderName, deadline }) => ({
      subject: `서명 요청: ${title}`,
      sentence: `${title} 계약서에 ${deadline}까지 서명해 주십시오. 발신자: ${senderName}`,
    }),
    TO_REVIEW: ({ title, senderName, deadline }) => ({
      subject: `검토 요청: ${title}`,
      sentence: `${title} 계약서를 ${deadline}까지 검토해 주십시오. 발신자: ${senderName}`,
    }),
    REMINDER: ({ title, senderName, deadline }) => ({
      subject: `다시 알림: ${title}`,
      sentence: `${title} 계약서를 ${deadline}까지 처리해 주십시오. 발신자: ${senderName}`,
    }),
    EXPIRING_SOON: ({ title, deadline }) => ({
      subject: `곧 만료: ${title}`,
      sentence: `${title} 계약서의 기한은 ${deadline}이며 아직 완료되지 않았습니다`,
    }),
    COMPLETED: ({ title }) => ({
      subject: `완료: ${title}`,
      sentence: `모두 ${title} 계약서에 서명했습니다. 읽고 내려받을 수 있습니다`,
    }),
    REJECTED: ({ title, actorName, reason }) => ({
      subject: `거절됨: ${title}`,
      sentence: `${title} 계약서가 거절되었습니다. 거절한 사람: ${actorName}${because(reason, ', 사유: ')}`,
    }),
    CHECK_REFUSED: ({ title, actorName, reason }) => ({
      subject: `검토 거부됨: ${title}`,
      sentence: `${title} 계약서의 검토가 거부되었습니다. 검토자: ${actorName}${because(reason, ', 사유: ')}`,
    }),
    RETURNED: ({ title, actorName, reason }) => ({
      subject: `반려됨: ${title}`,
      sentence: `${title} 계약서가 반려되었습니다. 반려한 사람: ${actorName}${because(reason, ', 사유: ')}`,
    }),
    REVOKED: ({ title, senderName, reason }) => ({
      subject: `회수됨: ${title}`,
      sentence: `${title} 계약서가 회수되었습니다. 발신자: ${senderName}${because(reason, ', 사유: ')}`,
    }),
    EXPIRED: ({ title }) => ({
      subject: `만료됨: ${title}`,
      sentence: `${title} 계약서가 기한까지 완료되지 않아 만료되었습니다`,
    }),
    PROLONGED: ({ title, senderName, deadline }) => ({
      subject: `기한 연장됨: ${title}`,
      sentence: `${title} 계약서의 기한이 ${deadline}까지 연장되었습니다. 발신자: ${senderName}`,
    }),
    DEADLINE_MISSED: ({ title, actorName }) => ({
      subject: `기한 지남: ${title}`,
      sentence: `${title} 계약서의 참여자가 정한 기한 안에 처리하지 않았습니다: ${actorName}. 기한을 연장하거나 참여자를 교체·제외하거나 계약서가 만료되기를 기다릴 수 있습니다`,
    }),
    AUTHORIZED: ({ title, actorName }) => ({
      subject: `전달됨: ${title}`,
      sentence: `${title} 계약서가 다른 사람에게 전달되었습니다. 전달한 사람: ${actorName}`,
    }),
    REMOVED: ({ title, senderName }) => ({
      subject: `처리 불필요: ${title}`,
      sentence: `${title} 계약서에서 제외되었습니다. 발신자: ${senderName}. 하실 일은 없습니다`,
    }),
    CANCEL_REQUESTED: ({ title, senderName, reason, deadline }) => ({
      subject: `무효화 확인 요청: ${title}`,
      sentence: `${title} 계약의 무효화를 ${deadline}까지 확인해 주십시오. 요청한 사람: ${senderName}${because(reason, ', 사유: ')}`,
    }),
    CANCELLED: ({ title, reason }) => ({
      subject: `무효: ${title}`,
      sentence: `모두 확인하여 ${title} 계약이 무효가 되었습니다${because(reason, '. 사유: ')}`,
    }),
    PREPARE_FAILED: ({ title }) => ({
      subject: `문서 준비 실패: ${title}`,
      sentence: `${title} 계약서의 문서를 처리하지 못하여 아무에게도 서명을 요청하지 않았습니다. 회수한 뒤 다른 파일로 다시 보내 주십시오`,
    }),
    TIMER_FAILED: ({ title }) => ({
      subject: `미발송: ${title}`,
      sentence: `${title} 계약서를 예약 시각에 보내지 못해 다시 초안이 되었습니다. 확인한 뒤 다시 보내 주십시오`,
    }),
    NOTICE_FAILED: ({ title, actorName }) => ({
      subject: `알림 전달 실패: ${title}`,
      sentence: `${title} 계약서의 알림을 전달하지 못했습니다. 계약서 페이지에서 다시 시도할 수 있습니다. 받는 사람: ${actorName}`,
    }),
  },
  actions: {
    TO_SIGN: '읽고 서명하기',
    TO_REVIEW: '읽고 검토하기',
    REMINDER: '계약서 열기',
    CANCEL_REQUESTED: '읽고 확인하기',
    other: '계약서 보기',
  },
  sender: (person, enterprise) => `${enterprise}, 담당 ${person}`,
  fromSender: (subject, name) => `${subject}(발신자: ${name})`,
  wordsOfSender: (words) => `발신자의 메시지: ${words}`,
  message: (by, sentence, link) => `[${by}] ${sentence}: ${link}`,
  full: (sentence) => `${sentence}.`,
};

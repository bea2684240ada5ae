import type { calls as en } from '../../en/refusals/calls.ts';
import type { Like } from '../../like.ts';

export const calls = {
  notUnderstood: 'अनुरोध समझ में नहीं आया',
  notFound: 'यह नहीं मिला',
  noEndpoint: 'ऐसा कोई एंडपॉइंट नहीं है',
  tooLarge: 'अनुरोध बहुत बड़ा है',
  notJson: 'अनुरोध application/json के रूप में भेजें',
  notForm: 'फ़ॉर्म multipart/form-data के रूप में भेजें',
  notUtf8: 'अनुरोध सही UTF-8 में नहीं है',
  tooMany: 'बहुत ज़्यादा अनुरोध आ गए। थोड़ा रुककर फिर कोशिश करें।',
  tooManyToday: 'आज आपके नेटवर्क से बहुत ज़्यादा अनुरोध आए हैं। कल फिर कोशिश करें।',
  busy: 'सर्वर अभी व्यस्त है। थोड़ी देर में फिर कोशिश करें।',
  notSaved: 'अभी कुछ सेव नहीं हो पा रहा। कुछ मिनट बाद फिर कोशिश करें।',
  failure: 'हमारी तरफ़ से कुछ गड़बड़ हो गई। फिर कोशिश करें।',
  refused: 'अनुरोध नहीं माना गया',
  invalid: 'यह मान सही नहीं है',
  ofProgrammers: () => `यह मान सही नहीं है`,
  moved: 'इसका पता बदल गया है',
  badAddress: 'पता समझ में नहीं आया',
  keyMalformed: 'Idempotency-Key सही रूप में नहीं है',
  keyUsed: 'यह Idempotency-Key किसी और अनुरोध में इस्तेमाल हो चुकी है',
  keyBusy: 'इस Idempotency-Key वाला पहला अनुरोध अभी चल रहा है',
  stopping: 'सर्वर बंद हो रहा है',
  signIn: 'साइन इन करें',
  signInAsAdmin: 'एडमिन के रूप में साइन इन करें',
  roleLacksRight: 'आपकी भूमिका में इसकी अनुमति नहीं है',
  adminsOnly: 'यह सिर्फ़ एडमिन कर सकते हैं',
  firstSteps: {
    'change-password': 'पहले अपना पासवर्ड खुद चुनें',
    'set-up-two-factor': 'पहले दो चरणों का साइन-इन चालू करें',
  },
} satisfies Like<typeof en>;

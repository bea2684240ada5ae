import type { MonthSpan } from '../../../core/places/best-months.ts';
import type { places as en } from '../../en/site/places.ts';
import type { Like } from '../../like.ts';
import { MONTHS, WEEKDAYS } from '../calendar.ts';
import { joinNames, wordDuration, wordRangeDay } from '../planner/grammar.ts';
import { dates } from './dates.ts';

const spanned = ({ from, to }: MonthSpan): string => {
  if (from === 0 && to === 11) return 'पूरे साल';
  return from === to ? `${MONTHS[from]}` : `${MONTHS[from]} से ${MONTHS[to]}`;
};

export const places = {
  places: 'जगहें',
  title: 'भारत की जगहें',
  lead: 'कब जाएँ, कैसे पहुँचें और क्या देखें, और हर जानकारी आख़िरी बार कब जाँची गई।',
  description: ({ count }) =>
    `भारत की ${count} जगहें: जाने के सबसे अच्छे महीने, दस शहरों से रास्ते, देखने की जगहों का समय और बंद रहने के दिन।`,
  stateTitle: ({ state }) => `${state} की जगहें`,
  stateLead: ({ state, count }) =>
    `${state} की ${count} ${count === 1 ? 'जगह, जिसकी' : 'जगहें, जिनकी'} यात्रा हम प्लान करते हैं।`,
  stateDescription: ({ state, names }) =>
    `${state} में कहाँ जाएँ: ${joinNames(names)}। सबसे अच्छे महीने, पहुँचने के रास्ते, देखने की जगहें और उनका समय।`,
  allPlaces: 'सभी जगहें',
  sightCount: ({ count }) => `देखने की ${count} ${count === 1 ? 'जगह' : 'जगहें'}`,
  placeTitle: ({ name, state }) => `${name}, ${state}: क्या देखें, कब जाएँ, कैसे पहुँचें`,
  shortTitle: ({ name }) => `${name}: क्या देखें, कब जाएँ`,
  missingTitle: 'इस नाम की जगह हमें नहीं मिली',
  missing: 'यह जगह नहीं मिली',
  failedTitle: 'यह जगह अभी दिखाई नहीं जा सकती',
  failed: 'जगहें लोड नहीं हो सकीं',
  back: 'सभी जगहें',
  whenToGo: 'कब जाएँ',
  bestIn: ({ spans }) => `सबसे अच्छा समय: ${joinNames(spans.map(spanned))}।`,
  months: MONTHS,
  monthKinds: { best: 'सबसे अच्छा', good: 'अच्छा', poor: 'उतना अच्छा नहीं', closed: 'बंद' },
  placeClosed: ({ from, to, reason }) => `${wordRangeDay(from)} से ${wordRangeDay(to)} तक बंद: ${reason}।`,
  howLong: 'कितने दिन रुकें',
  nights: ({ count }) => `पहली बार आने पर लोग आम तौर पर ${count} ${count === 1 ? 'रात रुकते' : 'रातें रुकते'} हैं।`,
  gettingThere: 'कैसे पहुँचें',
  gettingThereLead: 'घर से ठहरने की जगह तक, हर तरह का सबसे तेज़ रास्ता; इंतज़ार और एयरपोर्ट या स्टेशन से आगे का सफ़र इसमें जुड़ा है।',
  from: 'कहाँ से',
  waysBy: { flight: 'फ़्लाइट', train: 'ट्रेन', road: 'सड़क' },
  duration: ({ minutes }) => wordDuration(Math.round(minutes / 15) * 15),
  viaTerminal: ({ terminal, minutes }) =>
    minutes > 0 ? `${terminal} तक, फिर ${wordDuration(minutes)} और` : `${terminal} तक`,
  overnight: 'रात का सफ़र',
  noWay: 'एक दिन से ज़्यादा का सफ़र',
  sights: 'क्या देखें',
  worthTheTrip: 'इसी के लिए आएँ',
  visitOf: ({ minutes }) => `क़रीब ${wordDuration(minutes)}`,
  hours: ({ hours, isSure }) =>
    `${isSure ? 'समय' : 'आम तौर पर समय'}: ${joinNames(hours.map((window) => window.replace('-', ' से ')))}`,
  alwaysOpen: 'हर समय खुला',
  closedOn: ({ weekdays }) => `${joinNames(weekdays.map((weekday) => WEEKDAYS[weekday] ?? ''))} को बंद`,
  sightClosed: ({ from, to, reason }) => `${wordRangeDay(from)} से ${wordRangeDay(to)} तक बंद (${reason})`,
  fee: ({ price, isSure }) => (isSure ? `प्रवेश ${price}` : `प्रवेश क़रीब ${price}`),
  permitNeeded: ({ permit }) => `ज़रूरी: ${permit}`,
  mapOf: ({ name }) => `${name} का नक़्शा`,
  onMap: 'नक़्शे पर',
  goodToKnow: 'काम की बातें',
  altitude: ({ metres }) => `समुद्र तल से ${metres.toLocaleString('en-IN')} मीटर ऊपर`,
  languages: ({ names }) => `यहाँ की भाषाएँ: ${joinNames(names)}`,
  food: 'क्या खाएँ',
  eatingSince: ({ year }) => `${year} से`,
  nearby: 'साथ में ये जगहें',
  nearbyWay: ({ km, minutes }) => `${Math.round(km)} किमी, ${wordDuration(minutes)}`,
  planTitle: ({ name }) => `${name} की यात्रा प्लान करें`,
  planLead: 'दाम के साथ, दिन-दर-दिन के कई प्लान; खुलने का समय और रास्ते का समय जाँचा हुआ।',
  startFrom: 'आप कहाँ से चलेंगे?',
  leaveOn: 'कब निकलेंगे?',
  planButton: 'मेरी यात्रा प्लान करें',
  relatedPackages: ({ name }) => `${name} के पैकेज`,
  relatedPosts: ({ name }) => `${name} के बारे में पढ़ें`,
  checked: ({ from, until }) =>
    from === until
      ? `जानकारी आख़िरी बार ${dates.longDay(until)} को जाँची गई।`
      : `जानकारी आख़िरी बार ${dates.longDay(from)} और ${dates.longDay(until)} के बीच जाँची गई।`,
  usually: 'जहाँ “आम तौर पर” या “क़रीब” लिखा है, उसकी पुष्टि किसी प्रकाशित स्रोत से अभी नहीं हुई है: जाने से पहले पूछ लें।',
} satisfies Like<typeof en>;

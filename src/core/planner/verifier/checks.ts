/**
 * Every check of the verifier with a sentence for travellers. V31, that the same request gives the same answer, is a
 * test of the planner.
 */
export const CHECKS = [
  { id: 'V01', name: 'The plan covers exactly the days you asked for' },
  { id: 'V02', name: 'Every place, hotel, dish and train named here is one we know' },
  { id: 'V03', name: 'Nothing is visited twice' },
  { id: 'V04', name: 'Every visit fits the opening hours, the light and the time it deserves' },
  { id: 'V05', name: 'Nothing is visited on its closing day' },
  { id: 'V06', name: 'Nothing is visited in its closed season, and no shut pass is crossed' },
  { id: 'V07', name: 'The clock runs forward: nothing overlaps' },
  { id: 'V08', name: 'Every way between two places has the time it really takes' },
  { id: 'V09', name: 'You are at the airport or station in time, and nothing begins before you have arrived' },
  { id: 'V10', name: 'No day is longer than your pace allows, and every night has eight hours of rest' },
  { id: 'V11', name: 'Meals come at meal times' },
  { id: 'V12', name: 'No day holds more sights than your pace allows' },
  { id: 'V13', name: 'No day is spent on the road for more than eight hours' },
  { id: 'V14', name: 'Every night has its bed' },
  { id: 'V15', name: 'The route does not go back and forth' },
  { id: 'V16', name: 'Every sight can be reached from where you stay' },
  { id: 'V17', name: 'Heights are reached slowly enough' },
  { id: 'V18', name: 'Permits are named, with the days they take' },
  { id: 'V19', name: 'Every part of the price follows from our published rates' },
  { id: 'V20', name: 'The price is the sum of its parts and within your budget' },
  { id: 'V21', name: 'There are rooms and seats for everybody' },
  { id: 'V22', name: 'Room tax follows the price of the night' },
  { id: 'V23', name: 'The class is the one you asked for, and trains and flights really run that day' },
  { id: 'V24', name: 'The trip goes where you asked to go' },
  { id: 'V25', name: 'The themes you asked for fill the days' },
  { id: 'V26', name: 'The suggestions truly differ' },
  { id: 'V27', name: 'Monsoon, snow and fog are said' },
  { id: 'V28', name: 'Nothing strenuous for children and elders' },
  { id: 'V29', name: 'No day is empty' },
  { id: 'V30', name: 'No text claims a number that the plan does not hold' },
  { id: 'V32', name: 'Hill roads are driven by daylight' },
  { id: 'V33', name: 'Late arrivals are said' },
  { id: 'V34', name: 'After a long hill road you stay at least two nights' },
  { id: 'V35', name: 'Rooms are taken from noon on' },
  { id: 'V36', name: 'Usual delays are allowed for' },
  { id: 'V37', name: 'No flight hangs on a long train being on time' },
  { id: 'V38', name: 'Public holidays on the way are said' },
  { id: 'V45', name: 'You see what people come for, or we say why not' },
  { id: 'V46', name: 'You travel only in the ways you want' },
  { id: 'V47', name: 'You leave home and are back at the hours you set' },
  { id: 'V48', name: 'Everything you must see is in the plan' },
  { id: 'V49', name: 'Nothing is in the plan that you want to avoid' },
  { id: 'V50', name: 'Every dish named suits your diet' },
  { id: 'V51', name: 'Days and drives suit everyone in your party, or the plan says where they do not' },
  { id: 'V52', name: 'What the plan says about your wishes is true' },
  { id: 'V53', name: 'Simulated 200 times with late trains, flights, roads and queues' },
] as const;

type CheckId = (typeof CHECKS)[number]['id'];

/** A broken rule: its check, and a message that names the day or the sight. */
export interface Finding {
  readonly check: CheckId;
  readonly message: string;
}

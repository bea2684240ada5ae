import { agra } from './bases/agra.ts';
import { ahmedabad } from './bases/ahmedabad.ts';
import { alappuzha } from './bases/alappuzha.ts';
import { amritsar } from './bases/amritsar.ts';
import { aurangabad } from './bases/aurangabad.ts';
import { bengaluru } from './bases/bengaluru.ts';
import { bhubaneswar } from './bases/bhubaneswar.ts';
import { bhuj } from './bases/bhuj.ts';
import { bishnupur } from './bases/bishnupur.ts';
import { calangute } from './bases/calangute.ts';
import { chennai } from './bases/chennai.ts';
import { coorg } from './bases/coorg.ts';
import { dalhousie } from './bases/dalhousie.ts';
import { darjeeling } from './bases/darjeeling.ts';
import { delhi } from './bases/delhi.ts';
import { dharamshala } from './bases/dharamshala.ts';
import { digha } from './bases/digha.ts';
import { gangtok } from './bases/gangtok.ts';
import { guwahati } from './bases/guwahati.ts';
import { hampi } from './bases/hampi.ts';
import { haridwar } from './bases/haridwar.ts';
import { havelock } from './bases/havelock.ts';
import { hyderabad } from './bases/hyderabad.ts';
import { jaipur } from './bases/jaipur.ts';
import { jaisalmer } from './bases/jaisalmer.ts';
import { jodhpur } from './bases/jodhpur.ts';
import { kalimpong } from './bases/kalimpong.ts';
import { khajuraho } from './bases/khajuraho.ts';
import { kochi } from './bases/kochi.ts';
import { kolkata } from './bases/kolkata.ts';
import { lachung } from './bases/lachung.ts';
import { lataguri } from './bases/lataguri.ts';
import { leh } from './bases/leh.ts';
import { lonavala } from './bases/lonavala.ts';
import { lucknow } from './bases/lucknow.ts';
import { madurai } from './bases/madurai.ts';
import { mahabalipuram } from './bases/mahabalipuram.ts';
import { manali } from './bases/manali.ts';
import { mumbai } from './bases/mumbai.ts';
import { munnar } from './bases/munnar.ts';
import { murshidabad } from './bases/murshidabad.ts';
import { mussoorie } from './bases/mussoorie.ts';
import { mysuru } from './bases/mysuru.ts';
import { nainital } from './bases/nainital.ts';
import { neil } from './bases/neil.ts';
import { nubra } from './bases/nubra.ts';
import { ooty } from './bases/ooty.ts';
import { palolem } from './bases/palolem.ts';
import { panaji } from './bases/panaji.ts';
import { pangong } from './bases/pangong.ts';
import { pelling } from './bases/pelling.ts';
import { portBlair } from './bases/port-blair.ts';
import { puducherry } from './bases/puducherry.ts';
import { pune } from './bases/pune.ts';
import { puri } from './bases/puri.ts';
import { pushkar } from './bases/pushkar.ts';
import { rameswaram } from './bases/rameswaram.ts';
import { rishikesh } from './bases/rishikesh.ts';
import { shantiniketan } from './bases/shantiniketan.ts';
import { shillong } from './bases/shillong.ts';
import { shimla } from './bases/shimla.ts';
import { srinagar } from './bases/srinagar.ts';
import { sundarbans } from './bases/sundarbans.ts';
import { thekkady } from './bases/thekkady.ts';
import { thiruvananthapuram } from './bases/thiruvananthapuram.ts';
import { udaipur } from './bases/udaipur.ts';
import { varanasi } from './bases/varanasi.ts';
import { wayanad } from './bases/wayanad.ts';
import type { BaseRecord } from './types.ts';

/** Every base of the gazetteer; each has a file of its own. */
export const bases: readonly BaseRecord[] = [
  agra,
  ahmedabad,
  alappuzha,
  amritsar,
  aurangabad,
  bengaluru,
  bhubaneswar,
  bhuj,
  bishnupur,
  calangute,
  chennai,
  coorg,
  dalhousie,
  darjeeling,
  delhi,
  dharamshala,
  digha,
  gangtok,
  guwahati,
  hampi,
  haridwar,
  havelock,
  hyderabad,
  jaipur,
  jaisalmer,
  jodhpur,
  kalimpong,
  khajuraho,
  kochi,
  kolkata,
  lachung,
  lataguri,
  leh,
  lonavala,
  lucknow,
  madurai,
  mahabalipuram,
  manali,
  mumbai,
  munnar,
  murshidabad,
  mussoorie,
  mysuru,
  nainital,
  neil,
  nubra,
  ooty,
  palolem,
  panaji,
  pangong,
  pelling,
  portBlair,
  puducherry,
  pune,
  puri,
  pushkar,
  rameswaram,
  rishikesh,
  shantiniketan,
  shillong,
  shimla,
  srinagar,
  sundarbans,
  thekkady,
  thiruvananthapuram,
  udaipur,
  varanasi,
  wayanad,
];

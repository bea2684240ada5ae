/** First words of dishes that are names, and stay capitalised in the middle of a sentence. */
const NAMES_OF_DISHES = new Set(
  (
    'Ambalappuzha Amritsari Assamese Awadhi Ayurvedic Balti Banarasi Bhagirathi Bhathiyar Bombay Bundeli Chamba Chettinad ' +
    'Creole Dooars Goan Gujarati Himachali Hyderabadi Irani Kalimpong Kangri Kerala Khasi Kohitur Kolkata Kullu Kumaoni ' +
    'Kutchi Kuttanadan Madurai Maggi Malabar Mughlai Mylari Mysore Nanjangud Nawabi Nilgiri Ooty Pahala Puneri Singori ' +
    'South Tibetan Travancore Trivandrum'
  ).split(' '),
);

/** Returns a dish for the middle of a sentence: "vegetable momo", "Goan fish curry". */
export const nameDish = (dish: string): string =>
  NAMES_OF_DISHES.has(dish.split(' ')[0] ?? '') ? dish : `${dish.slice(0, 1).toLowerCase()}${dish.slice(1)}`;

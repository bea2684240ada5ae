// A stub for the development server until the real screen is here: overwrite it.
export default function Stub() {
  return null;
}

/** What is used of WebAssembly: TypeScript has its types among those of browsers alone. */
declare namespace WebAssembly {
  interface Memory {
    readonly buffer: ArrayBuffer;
  }
  class Module {
    constructor(bytes: Uint8Array);
  }
  function compile(bytes: Uint8Array): Promise<Module>;
}

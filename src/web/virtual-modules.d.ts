/** Made by the React Router plugin: the routes and assets of this build, a `ServerBuild`. */
declare module 'virtual:react-router/server-build';

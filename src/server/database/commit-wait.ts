import {
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely';

const WRITES_VERSIONS = /^(?:insert into|update|delete from) "nounVersions"/;

/**
 * Ends a transaction that wrote noun versions, or such a statement by itself, only when `afterCommit` resolves. The
 * connection has been given back by then.
 */
class CommitWaitDriver extends PostgresDriver {
  readonly #afterCommit: () => Promise<void>;
  readonly #wroteVersions = new WeakSet<DatabaseConnection>();

  constructor(config: PostgresDialectConfig, afterCommit: () => Promise<void>) {
    super(config);
    this.#afterCommit = afterCommit;
  }

  override async acquireConnection(
    ...options: Parameters<PostgresDriver['acquireConnection']>
  ): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection(...options);
    const executeQuery = connection.executeQuery.bind(connection);
    connection.executeQuery = (query, ...rest) => {
      if (WRITES_VERSIONS.test(query.sql)) this.#wroteVersions.add(connection);
      return executeQuery(query, ...rest);
    };
    return connection;
  }

  override async releaseConnection(...[connection]: Parameters<PostgresDriver['releaseConnection']>): Promise<void> {
    await super.releaseConnection(connection);
    if (this.#wroteVersions.has(connection)) await this.#afterCommit();
  }
}

/** PostgreSQL where a change of noun versions is acknowledged once `afterCommit` resolves. */
export class CommitWaitDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #afterCommit: () => Promise<void>;

  constructor(config: PostgresDialectConfig, afterCommit: () => Promise<void>) {
    super(config);
    this.#config = config;
    this.#afterCommit = afterCommit;
  }

  override createDriver(): Driver {
    return new CommitWaitDriver(this.#config, this.#afterCommit);
  }
}

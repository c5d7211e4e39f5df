<?php
/**
 * The settings page: the connection, the blocks of the home page, and what came of the last purge.
 *
 * @package Vencejo
 */

declare(strict_types=1);

namespace Vencejo;

const PAGE = 'vencejo';

/** Labels of the settings. */
const SETTING_LABELS = array(
	'site'      => 'Address of the site, as https://www.example.com',
	'secret'    => "Shared secret, at least 16 characters: the site's CMS_SECRET",
	'purge_url' => 'Where purges go (default: the site, /admin/cache/purge)',
	'token'     => "Token for purges: the site's PURGE_TOKEN",
	'brand'     => "Key of the brand: the site's BRAND_KEY",
);

/** Settings that are not shown again. */
const SECRETS = array( 'secret', 'token' );

/**
 * Fields of each block: a name, or a name with its choices; a star stands for one of each language. Rows with names have
 * their places; of others there are as many as are filled in.
 */
const BLOCK_FIELDS = array(
	'carrousel'    => array(
		'label'  => 'Slides',
		'rows'   => array(),
		'fields' => array(
			'imagen', 'copyright', 'posicion' => array( '', 'offset', 'full' ), 'texto_alternativo_*',
			'titulo_*', 'color_titulo' => array( '', 'black' ), 'subtitulo_*', 'boton_*', 'enlace_*',
			'color_boton' => array( '', 'primary', 'secondary', 'info', 'dark' ),
			'color_caja_texto' => array( 'white', 'dark', 'light', 'lighter' ),
		),
	),
	'citas_google' => array( 'label' => 'Reviews', 'rows' => array(), 'fields' => array( 'texto_*', 'firma', 'enlace' ) ),
	'logos_footer' => array( 'label' => 'Partners', 'rows' => array(), 'fields' => array( 'logo', 'texto_alternativo' ) ),
	'porque'       => array(
		'label'  => 'Figures',
		'rows'   => array( 'Rating', 'Members', 'Agents', 'Cities', 'Text of the brand', 'Text of the reviews' ),
		'fields' => array( 'valor', 'descripcion_*' ),
	),
);

/** Registers the page and what its buttons do. */
function register_admin(): void {
	add_action(
		'admin_menu',
		fn() => add_options_page( 'Vencejo', 'Vencejo', 'manage_options', PAGE, __NAMESPACE__ . '\\show_page' )
	);
	add_action( 'admin_notices', __NAMESPACE__ . '\\warn_of_purge' );
	add_action( 'admin_post_vencejo_save', __NAMESPACE__ . '\\save_page' );
	add_action( 'admin_post_vencejo_test', __NAMESPACE__ . '\\test_connection' );
}

/** The fields of a block with their choices, one of each language. */
function fields_of( string $block ): array {
	$fields = array();
	foreach ( BLOCK_FIELDS[ $block ]['fields'] as $key => $field ) {
		$name    = is_int( $key ) ? $field : $key;
		$choices = is_int( $key ) ? array() : $field;
		$names   = str_ends_with( $name, '*' )
			? array_map( fn( $language ) => str_replace( '*', $language, $name ), array_keys( LANGUAGES ) )
			: array( $name );
		foreach ( $names as $each ) {
			$fields[ $each ] = $choices;
		}
	}
	return $fields;
}

/** Refuses who may not, and what does not come from the page. */
function check_admin( string $action ): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( 'You may not change these settings.', '', array( 'response' => 403 ) );
	}
	check_admin_referer( $action );
}

/** Returns to the page. @param string $notice that it shows. */
function back_to_page( string $notice ): void {
	set_transient( 'vencejo_notice_' . get_current_user_id(), $notice, 60 );
	wp_safe_redirect( admin_url( 'options-general.php?page=' . PAGE ) );
	exit;
}

/** Saves settings and blocks. */
function save_page(): void {
	check_admin( 'vencejo_save' );
	$sent     = wp_unslash( $_POST );
	$settings = array();
	foreach ( array_keys( SETTING_NAMES ) as $name ) {
		$value             = trim( sanitize_text_field( (string) ( $sent[ $name ] ?? '' ) ) );
		$settings[ $name ] = '' === $value && in_array( $name, SECRETS, true ) ? setting( $name ) : $value;
	}
	update_option( SETTINGS, $settings );
	$blocks = array();
	foreach ( array_keys( BLOCK_FIELDS ) as $block ) {
		$rows = is_array( $sent[ $block ] ?? null ) ? array_map( fn( $row ) => read_row( $row, $block ), $sent[ $block ] ) : array();
		$blocks[ $block ] = array() !== BLOCK_FIELDS[ $block ]['rows'] ? $rows : array_values( array_filter( $rows, fn( $row ) => ! is_empty_row( $row, $block ) ) );
	}
	update_option( BLOCKS, $blocks );
	$problem = connection_problem( $settings );
	if ( '' === $problem && '' === setting( 'brand' ) && array() !== ( stored_blocks()['porque_vencejo_'] ?? array() ) ) {
		$problem = "The key of the brand is not set: a site with another BRAND_KEY than vencejo does not show the figures.";
	}
	back_to_page( '' === $problem ? 'Saved.' : "Saved. $problem" );
}

/** One row as it was sent. @param mixed $row of the form. */
function read_row( mixed $row, string $block ): array {
	$fields = array();
	foreach ( array_keys( fields_of( $block ) ) as $name ) {
		$fields[ $name ] = sanitize_textarea_field( (string) ( is_array( $row ) ? $row[ $name ] ?? '' : '' ) );
	}
	return $fields;
}

/** Whether nothing was typed: a choice alone is no row. */
function is_empty_row( array $row, string $block ): bool {
	foreach ( fields_of( $block ) as $name => $choices ) {
		if ( array() === $choices && '' !== $row[ $name ] ) {
			return false;
		}
	}
	return true;
}

/** What is wrong with the settings; '' for nothing. */
function connection_problem( array $settings ): string {
	if ( '' !== $settings['site'] && ! preg_match( '#^https?://[^/]+/?$#', $settings['site'] ) ) {
		return 'The address of the site must be as https://www.example.com, without a path.';
	}
	return '' !== $settings['secret'] && strlen( $settings['secret'] ) < 16 ? 'The secret has fewer than 16 characters: it is not used.' : '';
}

/** What the site says of the blocks that it has from here. */
function home_result(): string {
	$here = (string) wp_json_encode( array( 'meta' => home_blocks() ) );
	$home = null;
	// After a purge it answers once with what it had, and asks for what is here.
	for ( $attempt = 0; $attempt < 2; $attempt++ ) {
		if ( $attempt > 0 ) {
			sleep( 1 );
		}
		$home = wp_remote_get( public_origin() . '/wp-json/custom/v1/home-data/', array( 'timeout' => 5 ) );
		if ( is_wp_error( $home ) ) {
			return 'no answer: ' . $home->get_error_message();
		}
		if ( wp_remote_retrieve_body( $home ) === $here ) {
			return 'the site has what is here.';
		}
	}
	return 'status ' . wp_remote_retrieve_response_code( $home ) . '; the site has others than those here: see its CMS_HOST.';
}

/** What came of the secret when the site asked last, in words. */
function secret_result(): string {
	if ( strlen( setting( 'secret' ) ) < 16 ) {
		return 'not set here, so that the site gets the addresses of this host.';
	}
	// After a purge the site answers at once with what it had, and asks here by another process.
	for ( $attempt = 0, $state = false; $attempt < 4 && ! is_array( $state ); $attempt++ ) {
		sleep( min( 1, $attempt ) );
		foreach ( array( 'alloptions', 'notoptions', SECRET_STATE ) as $kept ) {
			wp_cache_delete( $kept, 'options' );
		}
		$state = get_option( SECRET_STATE );
	}
	return array(
		'accepted' => 'the site has it.',
		'refused'  => 'the site has another: set its CMS_SECRET and this one to the same. Its magazine shows the addresses of this host.',
		'missing'  => 'the site has none: set its CMS_SECRET. Its magazine shows the addresses of this host.',
		'unknown'  => 'the site did not ask: see its CMS_HOST.',
	)[ is_array( $state ) ? $state['result'] : 'unknown' ];
}

/** Asks the site for a purge of the blocks, and for them: it asks for them here, with its secret. */
function test_connection(): void {
	check_admin( 'vencejo_test' );
	if ( '' === public_origin() ) {
		back_to_page( 'The address of the site is not set.' );
	}
	delete_option( SECRET_STATE );
	$purge = ask_purge( array( 'home' ), 'soft' );
	$lines = array(
		'Purges: ' . ( 200 === $purge['status'] ? 'the site accepts them.' : purge_result( $purge ) ),
		'Home data: ' . home_result(),
		'Secret: ' . secret_result(),
	);
	back_to_page( implode( ' ', $lines ) );
}

/** One input. */
function show_field( string $label, string $name, string $value, array $choices = array() ): void {
	echo '<p><label>' . esc_html( $label ) . '<br>';
	if ( array() === $choices ) {
		printf( '<input class="large-text" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
	} else {
		printf( '<select name="%s">', esc_attr( $name ) );
		foreach ( $choices as $choice ) {
			printf( '<option value="%1$s"%2$s>%3$s</option>', esc_attr( $choice ), selected( $choice, $value, false ), esc_html( '' === $choice ? '–' : $choice ) );
		}
		echo '</select>';
	}
	echo '</label></p>';
}

/** What a row is called in the list: its first words. */
function row_name( array $row ): string {
	$words = array_filter( $row, fn( $value ) => '' !== $value && ! ctype_digit( $value ) );
	return array() === $words ? '' : wp_html_excerpt( (string) current( $words ), 60, '…' );
}

/** The rows of a block; of a list, one more, which is added when it is saved. */
function show_block( string $block, array $rows ): void {
	$definition = BLOCK_FIELDS[ $block ];
	$names      = $definition['rows'];
	$count      = array() !== $names ? count( $names ) : count( $rows ) + 1;
	echo '<h2>' . esc_html( $definition['label'] ) . '</h2>';
	for ( $index = 0; $index < $count; $index++ ) {
		$row = is_array( $rows[ $index ] ?? null ) ? $rows[ $index ] : array();
		echo '<details><summary>' . esc_html( ( $names[ $index ] ?? ( $index + 1 ) . ( array() === $row ? ' (new)' : '' ) ) . ' ' . row_name( $row ) ) . '</summary>';
		foreach ( fields_of( $block ) as $name => $choices ) {
			$label = in_array( $name, array( 'imagen', 'logo' ), true ) ? "$name (number of a file of the library, or its address)" : $name;
			show_field( $label, "{$block}[{$index}][{$name}]", (string) ( $row[ $name ] ?? '' ), $choices );
		}
		echo '</details>';
	}
}

/** What came of a purge, as ask_purge() tells it. */
function purge_result( array $purge ): string {
	$causes = array(
		401 => "this token is not the site's PURGE_TOKEN.",
		403 => "this token is for other calls: it must be the site's PURGE_TOKEN.",
		404 => 'the site has no PURGE_TOKEN, or a proxy in front of it lets no POST to /admin/cache/purge through.',
		405 => 'a proxy in front of the site lets no POST to /admin/cache/purge through.',
	);
	$text   = trim( wp_strip_all_tags( $causes[ $purge['status'] ] ?? $purge['text'] ) );
	return ( 0 === $purge['status'] ? 'no answer' : $purge['status'] ) . ': ' . $text;
}

/** Says on every page of the administration that changes have not reached the site for several attempts. */
function warn_of_purge(): void {
	$waiting = get_option( WAITING );
	if ( is_array( $waiting ) && (int) $waiting['attempts'] >= 3 && current_user_can( 'edit_posts' ) ) {
		echo '<div class="notice notice-warning"><p>What was changed is not on the site yet: it does not take purges. See <a href="' .
			esc_url( admin_url( 'options-general.php?page=' . PAGE ) ) . '">Settings → Vencejo</a>.</p></div>';
	}
}

/** What came of the last purge. */
function show_last_purge(): void {
	$last    = get_option( LAST_PURGE );
	$waiting = get_option( WAITING );
	echo '<h2>Last purge</h2><p id="vencejo-last-purge">';
	if ( ! is_array( $last ) ) {
		echo 'None yet.';
	} else {
		echo esc_html( wp_date( 'Y-m-d H:i:s', (int) $last['time'] ) . ' ' . purge_result( $last ) );
	}
	if ( is_array( $waiting ) ) {
		$next = wp_next_scheduled( RETRY );
		echo esc_html( ' A purge waits after ' . $waiting['attempts'] . ' attempts' . ( $next ? '; the next is at ' . wp_date( 'H:i:s', $next ) : '' ) . '.' );
	}
	echo '</p>';
}

/** The page. */
function show_page(): void {
	$transient = 'vencejo_notice_' . get_current_user_id();
	$notice    = get_transient( $transient );
	delete_transient( $transient );
	$blocks = get_option( BLOCKS, array() );
	$url    = esc_url( admin_url( 'admin-post.php' ) );
	echo '<div class="wrap"><h1>Vencejo</h1>';
	if ( is_string( $notice ) ) {
		echo '<div class="notice notice-info"><p>' . esc_html( $notice ) . '</p></div>';
	}
	echo '<form method="post" action="' . $url . '"><input type="hidden" name="action" value="vencejo_save">'; // phpcs:ignore WordPress.Security
	wp_nonce_field( 'vencejo_save' );
	foreach ( SETTING_LABELS as $name => $label ) {
		if ( defined( SETTING_NAMES[ $name ] ) ) {
			echo '<p>' . esc_html( $label ) . ': set in wp-config.php.</p>';
			continue;
		}
		$is_secret = in_array( $name, SECRETS, true );
		show_field( $label . ( $is_secret && '' !== setting( $name ) ? ' (set; empty: unchanged)' : '' ), $name, $is_secret ? '' : setting( $name ) );
	}
	if ( has_filter( 'vencejo_home_blocks' ) ) {
		echo '<p>The theme gives the blocks of the home page (filter vencejo_home_blocks).</p>';
	}
	foreach ( array_keys( BLOCK_FIELDS ) as $block ) {
		show_block( $block, is_array( $blocks[ $block ] ?? null ) ? $blocks[ $block ] : array() );
	}
	submit_button();
	echo '</form>';
	echo '<form method="post" action="' . $url . '"><input type="hidden" name="action" value="vencejo_test">'; // phpcs:ignore WordPress.Security
	wp_nonce_field( 'vencejo_test' );
	submit_button( 'Test the connection', 'secondary' );
	echo '</form>';
	show_last_purge();
	echo '</div>';
}

<!doctype html>
<html <?php language_attributes(); ?>>
<head><meta charset="utf-8"><?php wp_head(); ?></head>
<body data-theme="<?php echo esc_attr( get_stylesheet() ); ?>" data-colour="<?php echo esc_attr( get_theme_mod( 'colour', '' ) ); ?>">
<?php
echo '<p>' . esc_html( get_bloginfo( 'description' ) ) . '</p>';
echo do_blocks( get_page_by_path( 'nota', OBJECT, 'wp_block' )->post_content );
wp_nav_menu( array( 'theme_location' => 'main', 'fallback_cb' => false ) );
while ( have_posts() ) {
	the_post();
	echo '<article><h1><a href="' . esc_url( get_permalink() ) . '">' . esc_html( get_the_title() ) . '</a></h1>';
	the_post_thumbnail( 'large' );
	the_content();
	echo '</article>';
}
wp_footer();
?>
</body>
</html>
